// RUN: mlir-opt %s --split-input-file --test-func-erase-arg --mlir-print-local-scope | FileCheck %s

// Arguments that are marked go, with their attributes, from the functions directly in the module.

func.func @e(%a: i32 {test.erase_this_arg}, %b: i64, %c: f32 {test.erase_this_arg, x.y = 1}, %d: f64 {k.l}) -> i64 {
  return %b : i64
}

// -----

func.func private @e(i32 {test.erase_this_arg}, i64)

// -----

module { func.func @in(%a: i32 {test.erase_this_arg}) { return } 
 module { func.func @deeper(%a: i32 {test.erase_this_arg}) { return } } }

// -----

gpu.module @g { gpu.func @k(%a: i32 {test.erase_this_arg}, %b: i32) kernel { gpu.return } }

// -----

llvm.func @l(%a: i32 {test.erase_this_arg}, %b: i32) -> i32 { llvm.return %b : i32 }
