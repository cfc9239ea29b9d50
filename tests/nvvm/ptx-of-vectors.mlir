// RUN: mlir-opt %s --convert-nvvm-to-llvm | FileCheck %s

// The register of a vector is that of its elements, but for those that a register of 32 bits holds.


llvm.func @f(%a0: vector<8xi16>, %a1: vector<2xf16>, %a2: vector<2xbf16>, %a3: vector<4xi8>, %a4: vector<2xi64>, %a5: vector<2xf64>, %a6: vector<8xi1>, %a7: vector<4xf32>, %a8: vector<2x!llvm.ptr>) {
  nvvm.inline_ptx "x" ro(%a0 : vector<8xi16>)
  nvvm.inline_ptx "x" ro(%a1 : vector<2xf16>)
  nvvm.inline_ptx "x" ro(%a2 : vector<2xbf16>)
  nvvm.inline_ptx "x" ro(%a3 : vector<4xi8>)
  nvvm.inline_ptx "x" ro(%a4 : vector<2xi64>)
  nvvm.inline_ptx "x" ro(%a5 : vector<2xf64>)
  nvvm.inline_ptx "x" ro(%a6 : vector<8xi1>)
  nvvm.inline_ptx "x" ro(%a7 : vector<4xf32>)
  nvvm.inline_ptx "x" ro(%a8 : vector<2x!llvm.ptr>)
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<8xi16>, %arg1: vector<2xf16>, %arg2: vector<2xbf16>, %arg3: vector<4xi8>, %arg4: vector<2xi64>, %arg5: vector<2xf64>, %arg6: vector<8xi1>, %arg7: vector<4xf32>, %arg8: vector<2x!llvm.ptr>) {
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "h" %arg0 : (vector<8xi16>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "f" %arg1 : (vector<2xf16>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "f" %arg2 : (vector<2xbf16>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "r" %arg3 : (vector<4xi8>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "l" %arg4 : (vector<2xi64>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "d" %arg5 : (vector<2xf64>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "b" %arg6 : (vector<8xi1>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "f" %arg7 : (vector<4xf32>) -> ()
// CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "x", "l" %arg8 : (vector<2x!llvm.ptr>) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
