// The page fills the examples of parameters in, and what is filled in is sent. One
// that may be left out begins empty: an example of a cursor leads to no page.
const beginEmpty = {
  statePlugins: {
    spec: {
      wrapActions: {
        updateJsonSpec: (update) => (description) => {
          const operations = Object.values(description.paths ?? {}).flatMap(Object.values);
          const parameters = operations.flatMap((operation) => operation.parameters ?? []);
          for (const { required, schema } of parameters) {
            if (!required && schema) delete schema.example;
          }
          return update(description);
        },
      },
    },
  },
};

// A key that is entered is kept by the page alone, and forgotten with it.
SwaggerUIBundle({
  url: 'openapi.yaml',
  dom_id: '#docs',
  plugins: [beginEmpty],
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
