// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-note @+1 {{previously used here with type 'f32'}}
"x.use"(%v#1) : (f32) -> ()
// expected-error @+1 {{definition of SSA value '%v#1' has type 'i32'}}
%v:2 = "x.def"() : () -> (f32, i32)
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
"x.use"(%v#3) : (f32) -> ()
%v:2 = "x.def"() : () -> (f32, i32)
// -----

// expected-note @+1 {{required by region isolation constraints}}
module {
// expected-error @+1 {{'x.use' op using value defined outside the region}}
  "x.use"(%v) : (i32) -> ()
}
%v = "x.def"() : () -> i32
