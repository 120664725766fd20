/** A screen with room for a whole table: people around it, what they have before them, the scores and the log beside it.
 * Components' styles say the same. Measured in letters: large ones leave less room. */
import { MediaQuery } from "svelte/reactivity";

export const large = new MediaQuery("(min-width: 68em) and (min-height: 37em)");
