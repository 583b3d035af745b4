module.exports = (api) => {
  const test = api.env('test');
  const development = api.env('development');
  return {
    presets: [
      ['@babel/preset-env', test ? { targets: { node: 'current' } } : { bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development }],
      '@babel/preset-typescript',
    ],
  };
};
