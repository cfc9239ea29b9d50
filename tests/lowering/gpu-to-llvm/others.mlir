// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %v = vector.transfer_read %m[%s], %x {in_bounds=[true]} : memref<?xf32>, vector<4xf32>
  %v2 = vector.transfer_read %st[%s, %s], %x : memref<4x4xf32>, vector<2x2xf32>
  vector.transfer_write %v2, %st[%s,%s] : vector<2x2xf32>, memref<4x4xf32>
  vector.print %v : vector<4xf32>
  %al = memref.alloc() : memref<3xf32>
  memref.dealloc %al : memref<3xf32>
  affine.for %i = 0 to 10 { %y = math.exp %x : f32
  "x.u"(%y) : (f32) -> () }
  %q = arith.constant dense<1> : vector<3xi32>
  %nn = arith.index_cast %s : index to i32
  %zz = arith.addi %d, %nn : i32
  %c1 = arith.cmpi eq, %d, %nn : i32
  cf.assert %c1, "x"
  "x.u"(%zz) : (i32) -> ()
  return
}
