// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// LLVM keeps 32 bits of the numbers of a range.
llvm.func @f() attributes {vscale_range = #llvm.vscale_range<minRange = 4294967298 : i64, maxRange = 4294967304 : i64>} {
  llvm.return
}
llvm.func @g() attributes {vscale_range = #llvm.vscale_range<minRange = 2 : i8, maxRange = 4294967296 : i64>} {
  llvm.return
}

// CHECK: define void @f() #0 {
// CHECK: define void @g() #1 {
// CHECK: attributes #0 = { vscale_range(2,8) }
// CHECK: attributes #1 = { vscale_range(2,0) }
