import { addDays, instantFrom } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { CELL_MS, cellsOf, freeSeat, slotKey, type Busy, type TakenCell } from './free-slots.ts';
import { viewingCellModel, viewingDayModel } from './viewing.model.ts';
import { viewingWaitModel } from './viewing-wait.model.ts';

/** Padded: cell ids sort by time. */
const cellText = (number: number): string => String(number).padStart(8, '0');

function parsed({ _id, slot }: { _id: string; slot: string }): TakenCell {
  const [number, seat] = _id.split('|').slice(-2).map(Number);
  return { number: number ?? 0, seat: seat ?? 0, slot };
}

export interface ClaimedTime {
  viewingId: string;
  landlordId: string;
  listingId: string;
  start: Date;
  /** Length plus buffer. */
  minutes: number;
  seats: number;
  /** Maximum viewings per day; absent when the landlord decides. */
  maxADay?: number;
}

/** Calendar cells of landlords, over all their listings (design/conversations, Data). */
export function viewingCellsRepository(connection: Connection) {
  const cells = viewingCellModel(connection);
  const days = viewingDayModel(connection);
  const waits = viewingWaitModel(connection);

  const taken = async (
    landlordId: string,
    { from, to }: { from: number; to: number },
    unit?: Unit,
  ): Promise<TakenCell[]> => {
    const within = { $gte: `${landlordId}|${cellText(from)}|`, $lt: `${landlordId}|${cellText(to)}|` };
    const found = await cells
      .find({ _id: trusted(within) })
      .session(unit?.session ?? null)
      .lean();
    return found.map(parsed);
  };

  /** Updates the day documents of a booking, so that of two concurrent ones the later conflicts and is retried. */
  const touchDays = async (
    { landlordId, start, minutes }: Pick<ClaimedTime, 'landlordId' | 'start' | 'minutes'>,
    booked: number,
    { session }: Unit,
  ): Promise<void> => {
    const first = sofiaDay(start);
    const last = sofiaDay(new Date(start.getTime() + minutes * 60_000 - 1));
    for (const day of new Set([first, last]))
      await days.updateOne(
        { _id: `${landlordId}|${day}` },
        { $inc: { booked: day === first ? booked : 0, changes: 1 } },
        { session, upsert: true },
      );
  };

  return {
    /** Taken cells and counts between two days in Sofia, inclusive. */
    async busy(landlordId: string, first: string, last: string): Promise<Busy> {
      const from = instantFrom({ date: first, clock: '00:00' });
      const to = instantFrom({ date: addDays(last, 1), clock: '12:00' });
      const ofDays = { $gte: `${landlordId}|${first}`, $lte: `${landlordId}|${last}` };
      const [found, counts, places] = await Promise.all([
        taken(landlordId, { from: from.getTime() / CELL_MS, to: to.getTime() / CELL_MS }),
        days.find({ _id: trusted(ofDays) }).lean(),
        waits.find({ landlordId, start: trusted({ $gte: from, $lt: to }) }, { slot: 1 }).lean(),
      ]);
      const waiting: Record<string, number> = {};
      for (const { slot } of places) waiting[slot] = (waiting[slot] ?? 0) + 1;
      return {
        cells: found,
        booked: Object.fromEntries(counts.map(({ _id, booked }) => [_id.slice(-first.length), booked])),
        waiting,
      };
    },

    /** The seat that `claim` would take; null for a taken time. */
    async findSeat(time: Omit<ClaimedTime, 'viewingId'>, unit?: Unit): Promise<number | null> {
      const { landlordId, listingId, start, minutes, seats, maxADay } = time;
      const numbers = cellsOf(start, minutes);
      const from = numbers[0] ?? 0;
      const found = await taken(landlordId, { from, to: from + numbers.length }, unit);
      const seat = freeSeat(found, slotKey(listingId, start), { numbers, seats });
      if (seat === null || maxADay === undefined) return seat;
      const day = await days
        .findOne({ _id: `${landlordId}|${sofiaDay(start)}` })
        .session(unit?.session ?? null)
        .lean();
      return day && day.booked >= maxADay ? null : seat;
    },

    /**
     * Takes the cells of a time in a transaction. Reads before writing: a retried loser finds the time taken
     * without another conflict.
     * @returns the seat; null for a taken time
     */
    async claim(time: ClaimedTime, unit: Unit): Promise<number | null> {
      const { viewingId, landlordId, listingId, start, minutes } = time;
      const seat = await this.findSeat(time, unit);
      if (seat === null) return null;
      await touchDays(time, 1, unit);
      const slot = slotKey(listingId, start);
      await cells.insertMany(
        cellsOf(start, minutes).map((number) => ({
          _id: `${landlordId}|${cellText(number)}|${seat}`,
          viewingId,
          slot,
        })),
        { session: unit.session },
      );
      return seat;
    },

    /** True when visits of the same slot hold the time: only then a waiting list makes sense. */
    async isFull(
      landlordId: string,
      slot: string,
      { start, minutes, seats }: Pick<ClaimedTime, 'start' | 'minutes' | 'seats'>,
      unit: Unit,
    ): Promise<boolean> {
      const numbers = cellsOf(start, minutes);
      const from = numbers[0] ?? 0;
      const found = await taken(landlordId, { from, to: from + numbers.length }, unit);
      return (
        found.every((cell) => cell.slot === slot) && new Set(found.map(({ seat }) => seat)).size >= seats
      );
    },

    async free(
      { _id: viewingId, landlordId, start }: { _id: string; landlordId: string; start: Date },
      unit: Unit,
    ): Promise<void> {
      const { deletedCount } = await cells.deleteMany({ viewingId }, { session: unit.session });
      if (deletedCount === 0) return;
      await touchDays({ landlordId, start, minutes: (deletedCount * CELL_MS) / 60_000 }, -1, unit);
    },

    /** Locks the day of a time while its waiting list is counted. */
    lock: (landlordId: string, start: Date, unit: Unit): Promise<void> =>
      touchDays({ landlordId, start, minutes: 1 }, 0, unit),
  };
}
