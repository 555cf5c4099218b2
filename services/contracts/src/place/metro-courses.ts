/** Courses of metro lines, which only a map loads. */
import type { MetroLine } from './metro.ts';

/** Station ids of each line, from end to end. */
export const metroCourses: Readonly<Record<MetroLine, readonly string[]>> = {
  M1: [
    ...['slivnitsa', 'lyulin', 'zapaden-park', 'vardar', 'konstantin-velichkov', 'opalchenska', 'serdika'],
    ...['su-sv-kliment-ohridski', 'stadion-vasil-levski', 'zholio-kyuri', 'g-m-dimitrov', 'musagenitsa'],
    ...['mladost-1', 'aleksandar-malinov', 'akad-aleksandar-teodorov-balan', 'biznes-park'],
  ],
  M2: [
    ...['obelya', 'lomsko-shose', 'beli-dunav', 'nadezhda', 'han-kubrat', 'knyaginya-maria-luiza'],
    ...[
      'tsentralna-zhp-gara',
      'lavov-most',
      'serdika-2',
      'ndk',
      'evropeyski-sayuz',
      'dzheyms-baucher',
      'vitosha',
    ],
  ],
  M3: [
    ...['gorna-banya', 'ovcha-kupel-2', 'mizia-nbu', 'ovcha-kupel', 'krasno-selo', 'balgaria'],
    ...[
      'meditsinski-universitet',
      'ndk-2',
      'sv-patriarh-evtimiy',
      'orlov-most',
      'teatralna',
      'hadzhi-dimitar',
    ],
  ],
  M4: [
    ...['obelya', 'slivnitsa', 'lyulin', 'zapaden-park', 'vardar', 'konstantin-velichkov', 'opalchenska'],
    ...['serdika', 'su-sv-kliment-ohridski', 'stadion-vasil-levski', 'zholio-kyuri', 'g-m-dimitrov'],
    ...['musagenitsa', 'mladost-1', 'mladost-3', 'inter-ekspo-tsentar', 'druzhba', 'iskarsko-shose'],
    ...['sofiyska-sveta-gora', 'letishte-sofia'],
  ],
};
