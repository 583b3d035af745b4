module.exports = (api) => {
  const isTest = api.env('test');
  const isDevelopment = api.env('development');
  return {
    presets: [
      ['@babel/preset-env', isTest ? { targets: { node: 'current' } } : { bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isDevelopment }],
      '@babel/preset-typescript',
    ],
  };
};
