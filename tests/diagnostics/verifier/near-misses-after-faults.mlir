// RUN: not mlir-opt %s --split-input-file --verify-diagnostics --mlir-diagnostic-verbosity-level=errors 2>&1 | FileCheck %s

// What is wrong with designators comes first, then warnings about what only looks like a marker,
// however little is to be said, then the rest.

// ----

oops

// expected-error-re {{{{[}}}}

// CHECK: error: invalid regex: brackets ([ ]) not balanced
// CHECK: warning: near miss with file split marker
// CHECK: error: unexpected error: custom op 'oops' is unknown
