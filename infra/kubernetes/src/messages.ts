export const messages = {
  usage: 'npm run kubernetes -- check',
  noKubectl: 'Няма kubectl, с който се събират файловете (kubectl kustomize).',
  missing: (tool: string, how: string) => `… без ${tool} (${how})`,
  passed: (name: string) => `✔ ${name}`,
  failed: (name: string, output: string) => `✖ ${name}\n${output}`,
};
