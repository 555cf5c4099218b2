export declare const replacedFiles: RegExp;
export declare function checkLighterParts(folder?: string, known?: Readonly<Record<string, string>>): void;
