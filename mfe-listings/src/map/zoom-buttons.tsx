import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';

import { ZoomTools } from './map-parts.ts';
import { mapTexts } from './messages.ts';

export function ZoomButtons({ map }: { map: LeafletMap | undefined }) {
  const [zoom, setZoom] = useState<number>();

  useEffect(() => {
    if (!map) return;
    const note = () => setZoom(map.getZoom());
    map.on('zoomend', note);
    return () => void map.off('zoomend', note);
  }, [map]);

  const now = zoom ?? map?.getZoom();
  return (
    <ZoomTools>
      <button
        type="button"
        aria-label={mapTexts.zoomIn}
        title={mapTexts.zoomIn}
        disabled={now === undefined || now === map?.getMaxZoom()}
        onClick={() => map?.zoomIn()}
      >
        <Plus />
      </button>
      <button
        type="button"
        aria-label={mapTexts.zoomOut}
        title={mapTexts.zoomOut}
        disabled={now === undefined || now === map?.getMinZoom()}
        onClick={() => map?.zoomOut()}
      >
        <Minus />
      </button>
    </ZoomTools>
  );
}
