import { content } from '../../fixtures/fixture-content';
import { writeContentModules } from '../../generator/content/content-modules';

/** Jest's global setup: writes the fixture content to the folder that `@content` maps to. */
export default function writeContent() {
  writeContentModules(content, { display: [], text: [] }, '.cache/unit-tests');
}
