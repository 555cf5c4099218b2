export const EMULATOR_SERVER = 'firebase-tools/lib/emulator/auth/server.js';
export const EMULATOR_SPEC = 'firebase-tools/lib/emulator/auth/apiSpec.js';
