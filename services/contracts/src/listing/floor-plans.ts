interface MaybePlan {
  isFloorPlan?: boolean | undefined;
}

/** Photos, then floor plans, each in their order: a floor plan is no cover. */
export function plansLast<Image extends MaybePlan>(images: readonly Image[]): Image[] {
  return [...photosOf(images), ...images.filter(({ isFloorPlan }) => isFloorPlan)];
}

/** Pictures that count as photos of the home. */
export function photosOf<Image extends MaybePlan>(images: readonly Image[]): Image[] {
  return images.filter(({ isFloorPlan }) => !isFloorPlan);
}
