interface MaybePlan {
  isFloorPlan?: boolean | undefined;
}

/** Photos, then floor plans, each in their order: a floor plan is no cover. */
export function plansLast<Image extends MaybePlan>(images: readonly Image[]): Image[] {
  return [...photosOf(images), ...floorPlansOf(images)];
}

/** Pictures that count as photos of the home. */
export function photosOf<Image extends MaybePlan>(images: readonly Image[]): Image[] {
  return images.filter(({ isFloorPlan }) => !isFloorPlan);
}

export function floorPlansOf<Image extends MaybePlan>(images: readonly Image[]): Image[] {
  return images.filter(({ isFloorPlan }) => isFloorPlan);
}
