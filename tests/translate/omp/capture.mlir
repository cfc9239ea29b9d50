// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @of_floats(%x: !llvm.ptr, %v: !llvm.ptr, %e: f32) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f32
    omp.atomic.write %x = %e : !llvm.ptr, f32
  }
  omp.parallel {
    omp.atomic.capture {
      omp.atomic.update %x : !llvm.ptr {
      ^bb0(%old: f32):
        %new = llvm.fmul %old, %e : f32
        omp.yield(%new : f32)
      }
      omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f32
    }
    omp.terminator
  }
  llvm.return
}
