// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i8) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i8
  omp.atomic.write %x = %e : !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i16) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i16
  omp.atomic.write %x = %e : !llvm.ptr, i16
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i64) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i64
  omp.atomic.write %x = %e : !llvm.ptr, i64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: f16) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f16
  omp.atomic.write %x = %e : !llvm.ptr, f16
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: f32) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f32
  omp.atomic.write %x = %e : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: f64) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f64
  omp.atomic.write %x = %e : !llvm.ptr, f64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e memory_order(release) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e memory_order(seq_cst) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e memory_order(relaxed) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %e, %a : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.sub %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.sub %e, %a : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.and %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.or %e, %a : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.xor %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.mul %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.shl %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(seq_cst) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(seq_cst) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.mul %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(relaxed) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(relaxed) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.mul %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @float(%x: !llvm.ptr, %f: f32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: f32):
    %s = llvm.fadd %a, %f : f32
    omp.yield(%s : f32)
  }
  llvm.return
}

// -----

omp.private {type = private} @own : i32

llvm.func @within_a_team(%a: i32, %p: !llvm.ptr) {
  omp.parallel private(@own %p -> %x : !llvm.ptr) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%b: i32):
      %s = llvm.mul %a, %b : i32
      omp.yield(%s : i32)
    }
    omp.atomic.read %p = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %p : !llvm.ptr {
    ^bb0(%b: i32):
      %s = llvm.mul %a, %b : i32
      %t = llvm.add %s, %a : i32
      omp.yield(%t : i32)
    }
    omp.terminator
  }
  llvm.return
}
