import { color, radius } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/* Styles that react-easy-crop injects inline, which the CSP forbids. */
export const CropBox = styled.div`
  position: relative;
  height: min(320px, 46dvh);
  border-radius: ${radius.control};
  overflow: hidden;
  background: ${color.sunken};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    justify-content: center;
    align-items: center;
    overflow: hidden;
    touch-action: none;
    user-select: none;
    cursor: move;
  }

  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }

  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }

  .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }

  .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    border: 2px solid #fff;
    color: rgb(0 0 0 / 55%);
    box-shadow: 0 0 0 9999em;
    overflow: hidden;
    transform: translate(-50%, -50%);
  }

  .reactEasyCrop_CropAreaRound {
    border-radius: ${radius.full};
  }

  .reactEasyCrop_CropArea:focus-visible {
    border-color: ${color.accent};
    outline: 3px solid ${color.accent};
    outline-offset: -6px;
  }
`;
