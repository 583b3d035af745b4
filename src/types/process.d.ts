/**
 * The environment variables of the build that browser code reads. webpack replaces them with
 * literals (webpack.config.js). docs/code.md lists all variables.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    PUBLIC_PATH?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
// eslint-disable-next-line no-var -- Node's types declare it with var
declare var process: NodeJS.Process;
