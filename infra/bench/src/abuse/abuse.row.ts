import { MongoClient } from 'mongodb';

import type { Measure, Row } from '../report/row.ts';
import { forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { freshReporters } from './fresh-reporters.ts';
import { guessPasswords } from './guess-passwords.ts';
import { harvestPhones } from './harvest-phones.ts';
import { mailStrangers } from './mail-strangers.ts';
import { setScene } from './scene.ts';
import { scrapePages } from './scrape-pages.ts';
import { fakeImpressions } from './fake-impressions.ts';

const attacks = [
  scrapePages,
  harvestPhones,
  fakeImpressions,
  freshReporters,
  guessPasswords,
  mailStrangers,
] as const;

export const abuseRow: Row = {
  name: 'R14',
  title: 'six attackers, each with the limits of production, and honest people behind their addresses',
  run: () => {
    forgetData('drill');
    const starting = startOwnStack('drill', { hasLimits: true, env: { TRUST_PROXY: '1' } });
    return withOwnStack(starting, async (stack) => {
      await stack.waitReady();
      const client = new MongoClient(stack.urls.mongoUrl);
      try {
        const scene = await setScene(stack, client);
        const measures: Measure[] = [];
        for (const attack of attacks) measures.push(...(await attack(scene)));
        return measures;
      } finally {
        await client.close();
      }
    });
  },
};
