/**
 * Light components of first screens. Heavier ones have entries of their own; these also export those of first screens,
 * so that a page that needs only `ui` loads no other file.
 */
export { Avatar, type AvatarProps } from './avatar.tsx';
export { Badge, type BadgeTone } from './badge.ts';
export { Breadcrumb, type Crumb } from './breadcrumb.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
export { Button, type ButtonProps } from './button.tsx';
export { Card, type CardTone } from './card.ts';
export { Chip, RemovableChip, type ChipProps, type RemovableChipProps } from './chip.tsx';
export { controlStyle } from './control-style.ts';
export { asBottomBar, asBottomCard, asEdgeFollower, asHead, asNotice } from './edge-parts.ts';
export { FieldFrame, type FieldTexts } from './field-frame.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Cluster, Container, Divider, Grid, Section, Stack } from './layout.ts';
export { Mark } from './mark.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice.tsx';
export { PageSpinner } from './page-spinner.tsx';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './page-state.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
export type { PopoverAlign } from './place-popover.ts';
export { Popover, type PopoverProps } from './popover.tsx';
export { RoofLine } from './roof-line.tsx';
export { Select, type Option, type SelectProps } from './select.tsx';
export { Loading, Skeleton } from './skeleton.tsx';
export { SkipLink } from './skip-link.tsx';
export { Spinner } from './spinner.tsx';
export { Figures, Heading, Text } from './text.ts';
export { aboveBar, breakpoint, color, font, layer, motion, radius, shadow, size, space } from './tokens.ts';
export { useDisclosure } from './use-disclosure.ts';
export { useFieldIds } from './use-field-ids.ts';
export { VisuallyHidden } from './visually-hidden.ts';
