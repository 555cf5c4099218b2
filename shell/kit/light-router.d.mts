export declare function lighterRouter(source: string): string;
