export { Accordion, type AccordionItem, type AccordionProps } from './accordion.tsx';
export { Breadcrumb, type Crumb } from './breadcrumb.tsx';
export { Menu, MenuButton, MenuLink, type MenuProps } from './menu.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
export type { PopoverAlign } from './place-popover.ts';
export { Popover, type PopoverProps } from './popover.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs.tsx';
export { useDisclosure } from './use-disclosure.ts';
