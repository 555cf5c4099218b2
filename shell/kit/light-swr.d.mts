export declare function lighterSwr(source: string): string;
