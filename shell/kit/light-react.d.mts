/** Props of events that no component may use. */
export declare const absentEvents: readonly string[];
export declare function lighterReact(source: string): string;
export declare function lighterReactCore(source: string): string;
