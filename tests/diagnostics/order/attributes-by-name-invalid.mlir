// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Of several attributes that are wrong the first by name is told.

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.cmpf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "arith.cmpf"(%a, %a) {predicate = 1.0 : f32, fastmath = 3.0 : f32} : (f32, f32) -> i1
  return
}

// -----

// expected-error @+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() {sym_name = 3, function_type = 3, arg_attrs = 3} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() {sym_name = 3, type = 3, alignment = 3.0 : f32} : () -> ()
