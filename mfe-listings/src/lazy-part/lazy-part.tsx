import { Button, Notice } from '@pokriv/web-kit/ui';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

const texts = { retry: 'Опитай пак' } as const;

interface LazyPartOptions {
  /** Shown while the chunk loads. */
  waiting: ReactNode;
  /** Text of the notice when it cannot be loaded, for example offline. */
  missing: string;
}

interface Slot<Props> {
  props: Props;
  onRetry: () => void;
}

/**
 * A component in a chunk of its own. A failed load shows a notice in its place: an error would replace the whole page,
 * with all that was typed there. Every mount and the notice's button try again; `preload` ignores failures.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, missing }: LazyPartOptions,
) {
  const Missing = ({ onRetry }: Slot<Props>) => (
    <Notice
      tone="danger"
      actions={
        <Button type="button" variant="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {missing}
    </Notice>
  );
  // A failed `lazy` stays failed, so the next try needs a new one.
  const attempt = () =>
    lazy<ComponentType<Slot<Props>>>(() =>
      load().then(
        (Part) => ({ default: ({ props }) => <Part {...props} /> }),
        () => {
          latest = attempt();
          return { default: Missing };
        },
      ),
    );
  let latest = attempt();

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <Suspense fallback={waiting}>
        <Part props={props} onRetry={() => setPart(() => latest)} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}
