import type { Currency } from '@pokriv/contracts/money';
import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';

import { PIN_CARD_ID } from '../pin-card-place.ts';
import type { GroupedSpots } from './group-spots.ts';
import type { Group, LabelledGroup } from './group.ts';
import { clusterButton, markPin, pinButton, type Pin, type PinMarks } from './spot-icons.ts';

export interface SpotEvents {
  onHover: (id: string | undefined) => void;
  onPin: (pin: Pin, isByKeyboard: boolean) => void;
  onGroup: (group: Group) => void;
}

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
}

interface ShownPin extends Shown {
  setMarks: (marks: PinMarks) => void;
}

/** z-index offset above pins further south. */
const IN_FRONT = 10_000;

export interface Marks {
  hoveredId: string | undefined;
  openId: string | undefined;
  /** Listings viewed in this browser. */
  visited: ReadonlySet<string>;
  favorites: ReadonlySet<string>;
}

export interface Spots {
  show: (spots: GroupedSpots) => void;
  mark: (marks: Marks) => void;
  focus: (id: string) => void;
}

function spot(at: { lat: number; lon: number }, button: HTMLButtonElement): Shown {
  const icon = divIcon({ className: 'map-spot', html: button, iconSize: [0, 0] });
  // `keyboard: false`, because the inner button takes the focus.
  return { button, marker: marker([at.lat, at.lon], { icon, keyboard: false, riseOnHover: true }) };
}

const groupKey = ({ lat, lon, count, ids, lines }: LabelledGroup): string =>
  [lat, lon, count, ...(ids ?? []), ...(lines ?? [])].join();
const pinKey = ({ id, lat, lon, price, promotionType }: Pin): string =>
  [id, lat, lon, price, promotionType].join();

export function addSpots(map: LeafletMap, events: SpotEvents): Spots {
  const group = layerGroup().addTo(map);
  let shown = new Map<string, Shown>();
  let pins = new Map<string, ShownPin>();
  let groups: { ids: readonly string[]; shown: Shown }[] = [];

  const bringIn = ({ lat, lon }: { lat: number; lon: number }): void => {
    if (!map.getBounds().contains([lat, lon])) map.panInside([lat, lon], { padding: [40, 60] });
  };

  function newPin(pin: Pin, currency: Currency): Shown {
    const made = spot(pin, pinButton(pin, currency));
    const { button } = made;
    button.addEventListener('pointerenter', () => events.onHover(pin.id));
    button.addEventListener('pointerleave', () => events.onHover(undefined));
    button.addEventListener('blur', () => events.onHover(undefined));
    button.addEventListener('focus', () => {
      bringIn(pin);
      events.onHover(pin.id);
    });
    made.marker.on('click', ({ originalEvent }) => events.onPin(pin, originalEvent.detail === 0));
    return made;
  }

  function newGroup(group: LabelledGroup, currency: Currency): Shown {
    const made = spot(group, clusterButton(group, currency));
    made.button.addEventListener('focus', () => bringIn(group));
    made.marker.on('click', () => events.onGroup(group));
    return made;
  }

  return {
    show({ currency, ...spots }) {
      const next = new Map<string, Shown>();
      const keep = (key: string, make: () => Shown): Shown => {
        const kept = shown.get(key) ?? make();
        next.set(key, kept);
        if (!shown.has(key)) kept.marker.addTo(group);
        return kept;
      };
      groups = spots.groups.map((group) => ({
        ids: group.ids ?? [],
        shown: keep(`${currency},${groupKey(group)}`, () => newGroup(group, currency)),
      }));
      pins = new Map(
        spots.pins.map((pin) => {
          const kept = keep(`${currency},${pinKey(pin)}`, () => newPin(pin, currency));
          return [pin.id, { ...kept, setMarks: (marks) => markPin(kept.button, { pin, currency }, marks) }];
        }),
      );
      for (const [key, old] of shown) if (!next.has(key)) group.removeLayer(old.marker);
      shown = next;
    },
    mark({ hoveredId, openId, visited, favorites }) {
      for (const [id, pin] of pins) {
        pin.setMarks({ isVisited: visited.has(id), isFavorite: favorites.has(id) });
        const isMarked = id === hoveredId || id === openId;
        pin.button.classList.toggle('map-pin-marked', isMarked);
        pin.button.setAttribute('aria-expanded', String(id === openId));
        if (id === openId) pin.button.setAttribute('aria-controls', PIN_CARD_ID);
        else pin.button.removeAttribute('aria-controls');
        pin.marker.setZIndexOffset(isMarked ? IN_FRONT : 0);
      }
      for (const { ids, shown: group } of groups)
        group.button.classList.toggle(
          'map-cluster-marked',
          hoveredId !== undefined && ids.includes(hoveredId),
        );
    },
    focus: (id) => pins.get(id)?.button.focus(),
  };
}
