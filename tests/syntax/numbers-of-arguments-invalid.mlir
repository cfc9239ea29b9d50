// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

"foo.region"() ({
  // expected-error @+1 {{use of undeclared SSA value name}}
  "foo.use"(%x#1) : (i32) -> ()
  "foo.br"()[^bb1] : () -> ()
^bb1(%x: i32):
  "foo.use"(%x#1) : (i32) -> ()
  "foo.br"()[^bb1] : () -> ()
}) : () -> ()

// -----

"foo.region"() ({
  // expected-note @+1 {{previously used here with type 'f32'}}
  "foo.use"(%x#1) : (f32) -> ()
  "foo.br"()[^bb1] : () -> ()
// expected-error @+1 {{definition of SSA value '%x#1' has type 'i32'}}
^bb1(%x: i32, %x#1: i32):
  "foo.br"()[^bb1] : () -> ()
}) : () -> ()
