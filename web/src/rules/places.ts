/** Where the sections of the rules are: the ends of their addresses. Rules have their numbers. */
export const sectionId = (index: number): string => `section-${index + 1}`;
