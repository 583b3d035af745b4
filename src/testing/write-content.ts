import { writeContentModules } from '../../build/content-modules';
import { content } from './fixture-content';

/** Jest's global set-up: writes the fixture content to the folder that `@content` points to. */
export default function writeContent() {
  writeContentModules(content, '.cache/unit-tests');
}
