export declare const sharedPackages: readonly string[];
