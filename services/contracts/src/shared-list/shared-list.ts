import { z } from 'zod';

import { PropertyCard } from '../listing/property.ts';
import { Id, IsoDateTime, isProse, keysOf, personName, textBetween, trimmed, upTo } from '../zod-parts.ts';
import { SHARED_LIST_LIMITS as LIMIT, sharedVotes } from './shared-list-rules.ts';

/** Stands beside votes and notes for everyone with the link. */
const SharedName = personName(textBetween(LIMIT.nameMin, LIMIT.nameMax));

const NoteText = trimmed('Напишете бележка.')
  .min(1, 'Напишете бележка.')
  .max(LIMIT.noteMax, upTo(`Бележката не може да е над ${LIMIT.noteMax} знака.`))
  .refine(...isProse);

const Homes = z.array(Id).min(1, 'Изберете поне едно жилище.').max(LIMIT.homesMost);

/** Secret of a guest, kept on the device; absent with a session. */
const GuestKey = z.string().regex(/^[\w-]{43}$/u, 'Невалиден ключ.');
/** Made by the browser: a call that is sent twice is stored once. */
const ClientId = z.string().regex(/^[\w-]{8,64}$/u, 'Невалиден идентификатор.');

export const SharedListToken = z.strictObject({ token: Id });
export const SharedNoteAddress = SharedListToken.extend({ noteId: ClientId });
export const SharedPersonAddress = SharedListToken.extend({ personId: Id });
export const AsParticipant = z.strictObject({ key: GuestKey.optional() });

export const NewSharedList = z.strictObject({ name: SharedName, homes: Homes });
export type NewSharedList = z.output<typeof NewSharedList>;
export const SharedHomes = z.strictObject({ homes: Homes });

export const NewParticipant = z.strictObject({ name: SharedName, clientId: ClientId });
export type NewParticipant = z.output<typeof NewParticipant>;
/** `vote`: null takes the vote back. */
export const SharedVoteChange = AsParticipant.extend({ home: Id, vote: keysOf(sharedVotes).nullable() });
export const NewSharedNote = AsParticipant.extend({ home: Id, note: NoteText });

export const SharedPerson = z.object({ id: z.string(), name: z.string(), isOwner: z.boolean() });
export type SharedPerson = z.infer<typeof SharedPerson>;

/** `by`: id of a person of the list. */
export const SharedNote = z.object({ id: z.string(), by: z.string(), text: z.string(), at: IsoDateTime });
export type SharedNote = z.infer<typeof SharedNote>;

export const SharedHome = z.object({
  id: z.string(),
  /** null: not public any more. */
  card: PropertyCard.nullable(),
  /** Of a home without a card that was rented or has expired, while its page is still open. */
  title: z.string().nullable(),
  votes: z.array(z.object({ by: z.string(), vote: keysOf(sharedVotes) })),
  /** The oldest first. */
  notes: z.array(SharedNote),
});
export type SharedHome = z.infer<typeof SharedHome>;

/** As everyone with the link sees it. */
export const SharedList = z.object({
  people: z.array(SharedPerson),
  homes: z.array(SharedHome),
  /** Id of the person that the caller's session is; a guest knows theirs from joining. */
  you: z.string().nullable(),
  /** Id for the calls of its owner; null for others. */
  ownId: z.string().nullable(),
  /** When it is deleted, without another vote, note or change. */
  endsAt: IsoDateTime,
});
export type SharedList = z.infer<typeof SharedList>;

/** `key`: of a new guest; null with a session. */
export const JoinedList = z.object({ list: SharedList, person: z.string(), key: z.string().nullable() });
export type JoinedList = z.infer<typeof JoinedList>;

/** As its owner's favourites show it. */
export const OwnSharedList = z.object({
  id: z.string(),
  token: z.string(),
  homes: z.array(z.string()),
  /** Without the owner. */
  people: z.number(),
  votes: z.number(),
  notes: z.number(),
  /** Of others, since the owner last looked. */
  newVotes: z.number(),
  newNotes: z.number(),
  createdAt: IsoDateTime,
  endsAt: IsoDateTime,
});
export type OwnSharedList = z.infer<typeof OwnSharedList>;
