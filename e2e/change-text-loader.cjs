/** Changes one word of a source file on its way into the build. */
module.exports = (source) => source.replace("'MORE INFO'", "'MORE FACTS'");
