export { Detail, Details } from './details.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
export { Table, type TableProps } from './table.tsx';
