export declare function lighterStyled(source: string): string;
