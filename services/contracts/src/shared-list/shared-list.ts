import { z } from 'zod';

import { PropertyCard } from '../listing/property.ts';
import { Id, IsoDateTime, isProse, keysOf, personName, textBetween, trimmed, upTo } from '../zod-parts.ts';
import { SHARED_LIST_LIMITS as LIMIT, sharedVotes } from './shared-list-rules.ts';

/** Name beside votes and notes, visible to everyone with the link. */
const SharedName = personName(textBetween(LIMIT.nameMin, LIMIT.nameMax));

const NoteText = trimmed('Напишете бележка.')
  .min(1, 'Напишете бележка.')
  .max(LIMIT.noteMax, upTo(`Бележката не може да е над ${LIMIT.noteMax} знака.`))
  .refine(...isProse);

const Homes = z.array(Id).min(1, 'Изберете поне едно жилище.').max(LIMIT.homesMost);

/** Guest's secret, stored on the device; absent with a session. */
const GuestKey = z.string().regex(/^[\w-]{43}$/u, 'Невалиден ключ.');
/** Idempotency key from the browser. */
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
/** `vote`: null withdraws it. */
export const SharedVoteChange = AsParticipant.extend({ home: Id, vote: keysOf(sharedVotes).nullable() });
export const NewSharedNote = AsParticipant.extend({ home: Id, note: NoteText });

export const SharedPerson = z.object({ id: z.string(), name: z.string(), isOwner: z.boolean() });
export type SharedPerson = z.infer<typeof SharedPerson>;

/** `by`: id of a participant. */
export const SharedNote = z.object({ id: z.string(), by: z.string(), text: z.string(), at: IsoDateTime });
export type SharedNote = z.infer<typeof SharedNote>;

export const SharedHome = z.object({
  id: z.string(),
  /** null when no longer public. */
  card: PropertyCard.nullable(),
  /** Title of a rented or expired home whose page is still public; else null. */
  title: z.string().nullable(),
  votes: z.array(z.object({ by: z.string(), vote: keysOf(sharedVotes) })),
  /** Oldest first. */
  notes: z.array(SharedNote),
});
export type SharedHome = z.infer<typeof SharedHome>;

/** View for everyone with the link. */
export const SharedList = z.object({
  people: z.array(SharedPerson),
  homes: z.array(SharedHome),
  /** Participant id of the caller's session; a guest has theirs from joining. */
  you: z.string().nullable(),
  /** Id for the owner's calls; null for others. */
  ownId: z.string().nullable(),
  /** Deletion time, which each vote, note or change postpones. */
  endsAt: IsoDateTime,
});
export type SharedList = z.infer<typeof SharedList>;

/** `key`: of a new guest; null with a session. */
export const JoinedList = z.object({ list: SharedList, person: z.string(), key: z.string().nullable() });
export type JoinedList = z.infer<typeof JoinedList>;

/** View for the owner's favourites. */
export const OwnSharedList = z.object({
  id: z.string(),
  token: z.string(),
  homes: z.array(z.string()),
  /** Number of participants, without the owner. */
  people: z.number(),
  votes: z.number(),
  notes: z.number(),
  /** Others' votes since the owner last looked. */
  newVotes: z.number(),
  newNotes: z.number(),
  createdAt: IsoDateTime,
  endsAt: IsoDateTime,
});
export type OwnSharedList = z.infer<typeof OwnSharedList>;
