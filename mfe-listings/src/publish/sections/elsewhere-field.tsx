import { useLocation } from '@pokriv/web-kit/router';
import { ButtonLink, color, font, radius, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { stepOf } from '../../form-address/form-steps.ts';
import { valueAt, type FieldPath } from '../draft-fields.ts';
import { fieldTexts } from '../field-texts.ts';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { unitText } from '../saving/unit-text.ts';
import { stepAddress } from '../wizard/use-step.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunken};

  dl {
    min-width: 0;
  }

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    overflow-wrap: anywhere;
    font-weight: ${font.weight.strong};
  }
`;

/** Read-only value of another step's field, linked to it: each field is entered in one place. */
export function ElsewhereField({ path }: { path: FieldPath }) {
  const { fields, errorOf } = usePublishForm();
  const { search } = useLocation();
  const { label } = fieldTexts[path];
  const error = errorOf(path);
  const isEmpty = valueAt(fields, path) === undefined;
  const act = isEmpty ? texts.fillIn : texts.change;
  return (
    <Row>
      <div>
        <dl>
          <dt>{label}</dt>
          <dd>{isEmpty ? texts.notFilled : unitText(fields, path)}</dd>
        </dl>
        {error && (
          <Text $size="small" $tone="danger">
            {error}
          </Text>
        )}
      </div>
      <ButtonLink
        variant="secondary"
        size="small"
        to={stepAddress(search, stepOf(path), path)}
        aria-label={texts.actOnField(act, label)}
      >
        {act}
      </ButtonLink>
    </Row>
  );
}
