import { z } from 'zod';

import type { Schemas } from '../endpoint.ts';
import { ById, dataOf, Done } from '../zod-parts.ts';
import {
  AsParticipant,
  JoinedList,
  NewParticipant,
  NewSharedList,
  NewSharedNote,
  OwnSharedList,
  SharedHomes,
  SharedList,
  SharedListToken,
  SharedNoteAddress,
  SharedPersonAddress,
  SharedVoteChange,
} from './shared-list.ts';

const Own = dataOf(OwnSharedList);
const Shown = dataOf(SharedList);

export const sharedListEndpoints = {
  shareHomes: { body: NewSharedList, reply: Own, status: 201, summary: 'Споделяне на любими с връзка' },
  listSharedLists: { reply: dataOf(z.array(OwnSharedList)), summary: 'Собствени споделени списъци' },
  changeSharedHomes: {
    params: ById,
    body: SharedHomes,
    reply: Own,
    summary: 'Жилищата в споделен списък',
  },
  markSharedListSeen: { params: ById, reply: Own, summary: 'Видян споделен списък' },
  stopSharing: { params: ById, reply: Done, summary: 'Край на споделянето, с всички гласове и бележки' },
  readSharedList: { params: SharedListToken, reply: Shown, summary: 'Споделен списък по връзка' },
  joinSharedList: {
    params: SharedListToken,
    body: NewParticipant,
    reply: dataOf(JoinedList),
    summary: 'Включване в споделен списък, като гост или с профил',
  },
  removeSharedPerson: {
    params: SharedPersonAddress,
    body: AsParticipant,
    reply: Shown,
    summary: 'Напускане на списък, или премахване на участник от собственика',
  },
  voteInSharedList: {
    params: SharedListToken,
    body: SharedVoteChange,
    reply: Shown,
    summary: 'Глас за жилище в споделен списък',
  },
  writeSharedNote: {
    params: SharedNoteAddress,
    body: NewSharedNote,
    reply: Shown,
    summary: 'Бележка за жилище в споделен списък',
  },
  removeSharedNote: {
    params: SharedNoteAddress,
    body: AsParticipant,
    reply: Shown,
    summary: 'Изтриване на бележка от автора или от собственика на списъка',
  },
} as const satisfies Record<string, Schemas>;
