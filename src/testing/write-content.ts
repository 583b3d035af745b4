import { writeContentModules } from '../../build/content';
import { content } from './fixture-content';

/** Jest's global set-up: pages find the fixture content where the build would put the owner's. */
export default function writeContent() {
  writeContentModules(content, '.cache/unit-tests');
}
